import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import partneresim.*;

class Purchase {
    static final String BASE = System.getenv("PARTNER_ESIM_BASE_URL");
    static final String KEY = System.getenv("PARTNER_ESIM_API_KEY");
    static final HttpClient CLIENT = HttpClient.newHttpClient();
    // Fields can be added to every response.
    static final ObjectMapper JSON = new ObjectMapper()
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
        .setSerializationInclusion(Include.NON_NULL);

    static <T> T get(String path, Class<T> type) throws Exception {
        return call(HttpRequest.newBuilder(URI.create(BASE + path)), type);
    }

    // The key is the same on every attempt.
    static <T> T post(String path, Object body, String idempotencyKey, Class<T> type)
            throws Exception {
        return call(HttpRequest.newBuilder(URI.create(BASE + path))
            .header("Content-Type", "application/json")
            .header("Idempotency-Key", idempotencyKey)
            .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))), type);
    }

    static <T> T call(HttpRequest.Builder builder, Class<T> type) throws Exception {
        HttpRequest request = builder.header("Authorization", "Bearer " + KEY)
            .timeout(Duration.ofSeconds(30)).build();
        int polls = 0;
        for (int attempt = 1; ; attempt++) {
            long seconds = attempt;
            try {
                HttpResponse<String> response = CLIENT.send(request, BodyHandlers.ofString());
                int status = response.statusCode();
                if (status < 300) return JSON.readValue(response.body(), type);
                // An earlier attempt is still in progress: ask for its response for up to a minute.
                if (status == 409 && response.body().contains("\"request_in_progress\"") && polls++ < 20) {
                    attempt--;
                    Thread.sleep(3000);
                    continue;
                }
                boolean isWorthRetrying = status == 429 || status >= 500;
                if (!isWorthRetrying || attempt == 4)
                    throw new IllegalStateException(status + ": " + response.body());
                seconds = response.headers().firstValueAsLong("Retry-After").orElse(attempt);
            } catch (IOException lost) {
                if (attempt == 4) throw lost;
            }
            Thread.sleep(seconds * 1000);
        }
    }

    public static void main(String[] args) throws Exception {
        var plans = get("/v1/packages?country=IT&unlimited=false&limit=1", PackagePage.class);
        var plan = plans.getData().get(0);

        String reference = "booking-48232";
        var wanted = new CreateOrder();
        wanted.setPackageID(plan.getID());
        wanted.setCustomerRef(reference);
        var order = post("/v1/orders", wanted, "order-" + reference, Order.class);
        if (!order.getStatus().equals("completed"))
            throw new IllegalStateException("order " + order.getID() + " is " + order.getStatus());

        var esim = get("/v1/esims/" + order.getEsims().get(0).getIccid(), EsimDetail.class);
        System.out.println(esim.getIccid() + " " + esim.getActivation().getLpa());

        var more = new CreateTopup();
        more.setPackageID(plan.getID());
        String topups = "/v1/esims/" + esim.getIccid() + "/topups";
        var topup = post(topups, more, "topup-" + reference, Topup.class);
        System.out.println("top-up " + topup.getStatus());
    }
}
