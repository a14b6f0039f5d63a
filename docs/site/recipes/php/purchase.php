<?php
require "types.php";

// Sends a request and returns its response. The key of a POST is the same on every attempt.
function call(
    string $method,
    string $path,
    ?array $body = null,
    string $idempotencyKey = "",
): stdClass {
    $headers = ["Authorization: Bearer " . getenv("PARTNER_ESIM_API_KEY")];
    if ($body !== null)
        array_push($headers, "Content-Type: application/json", "Idempotency-Key: $idempotencyKey");
    $polls = 0;
    for ($attempt = 1; ; $attempt++) {
        $context = stream_context_create(["http" => [
            "method" => $method,
            "header" => $headers,
            "content" => $body === null ? "" : json_encode($body),
            "ignore_errors" => true,
            "timeout" => 30,
        ]]);
        $http_response_header = [];
        $text = @file_get_contents(getenv("PARTNER_ESIM_BASE_URL") . $path, context: $context);
        $head = implode("\n", $http_response_header);
        $status = preg_match('/^HTTP\S+ (\d+)/', $head, $found) ? (int) $found[1] : 0;
        if ($text !== false && $status >= 200 && $status < 300)
            return json_decode($text);
        // An earlier attempt is still in progress: ask for its response for up to a minute.
        $isInProgress = $status === 409 && str_contains((string) $text, '"request_in_progress"');
        if ($isInProgress && $polls++ < 20) {
            $attempt--;
            sleep(3);
            continue;
        }
        $isWorthRetrying = $status === 0 || $status === 429 || $status >= 500;
        if (!$isWorthRetrying || $attempt === 4)
            throw new Exception("$status: $text");
        sleep(preg_match('/^Retry-After: (\d+)/mi', $head, $wait) ? (int) $wait[1] : $attempt);
    }
}

$plans = PackagePage::from(call("GET", "/v1/packages?country=IT&unlimited=false&limit=1"));
$plan = $plans->getData()[0];

$reference = "booking-48231";
$order = Order::from(call(
    "POST",
    "/v1/orders",
    ["package_id" => $plan->getID(), "customer_ref" => $reference],
    "order-$reference",
));
if ($order->getStatus() !== "completed")
    throw new Exception("order {$order->getID()} is {$order->getStatus()}");

$esim = EsimDetail::from(call("GET", "/v1/esims/" . $order->getEsims()[0]->getIccid()));
echo $esim->getIccid(), " ", $esim->getActivation()->getLpa(), "\n";

$topup = Topup::from(call(
    "POST",
    "/v1/esims/{$esim->getIccid()}/topups",
    ["package_id" => $plan->getID()],
    "topup-$reference",
));
echo "top-up ", $topup->getStatus(), "\n";
