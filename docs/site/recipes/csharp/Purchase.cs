using System;
using System.Linq;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;
using Newtonsoft.Json;
using PartnerEsim;

static class Purchase
{
    static readonly string Base = Environment.GetEnvironmentVariable("PARTNER_ESIM_BASE_URL");
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
    static readonly JsonSerializerSettings Json =
        new JsonSerializerSettings { NullValueHandling = NullValueHandling.Ignore };

    static Task<T> Get<T>(string path)
    {
        return Call<T>(() => new HttpRequestMessage(HttpMethod.Get, Base + path));
    }

    // The key is the same on every attempt.
    static Task<T> Post<T>(string path, object body, string idempotencyKey)
    {
        string text = JsonConvert.SerializeObject(body, Json);
        return Call<T>(() =>
        {
            var request = new HttpRequestMessage(HttpMethod.Post, Base + path);
            request.Headers.Add("Idempotency-Key", idempotencyKey);
            request.Content = new StringContent(text, Encoding.UTF8, "application/json");
            return request;
        });
    }

    static async Task<T> Call<T>(Func<HttpRequestMessage> create)
    {
        int polls = 0;
        for (int attempt = 1; ; attempt++)
        {
            var wait = TimeSpan.FromSeconds(attempt);
            try
            {
                var request = create();
                request.Headers.Add("Authorization",
                    "Bearer " + Environment.GetEnvironmentVariable("PARTNER_ESIM_API_KEY"));
                var response = await Client.SendAsync(request);
                string text = await response.Content.ReadAsStringAsync();
                if (response.IsSuccessStatusCode) return JsonConvert.DeserializeObject<T>(text);
                int status = (int)response.StatusCode;
                // An earlier attempt is still in progress: ask for its response for up to a minute.
                if (status == 409 && text.Contains("\"request_in_progress\"") && polls++ < 20)
                {
                    attempt--;
                    await Task.Delay(TimeSpan.FromSeconds(3));
                    continue;
                }
                bool isWorthRetrying = status == 429 || status >= 500;
                if (!isWorthRetrying || attempt == 4)
                    throw new InvalidOperationException(status + ": " + text);
                wait = response.Headers.RetryAfter?.Delta ?? wait;
            }
            catch (HttpRequestException) when (attempt < 4) { }
            catch (TaskCanceledException) when (attempt < 4) { }
            await Task.Delay(wait);
        }
    }

    static async Task Run()
    {
        var plans = await Get<PackagePage>("/v1/packages?country=IT&unlimited=false&limit=1");
        var plan = plans.Data.First();

        string reference = "booking-48233";
        var wanted = new CreateOrder { PackageId = plan.Id, CustomerRef = reference };
        var order = await Post<Order>("/v1/orders", wanted, "order-" + reference);
        if (order.Status != "completed")
            throw new InvalidOperationException("order " + order.Id + " is " + order.Status);

        var esim = await Get<EsimDetail>("/v1/esims/" + order.Esims.First().Iccid);
        Console.WriteLine(esim.Iccid + " " + esim.Activation.Lpa);

        var more = new CreateTopup { PackageId = plan.Id };
        string topups = "/v1/esims/" + esim.Iccid + "/topups";
        var topup = await Post<Topup>(topups, more, "topup-" + reference);
        Console.WriteLine("top-up " + topup.Status);
    }

    static void Main()
    {
        Run().GetAwaiter().GetResult();
    }
}
