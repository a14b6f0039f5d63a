import java.nio.charset.StandardCharsets;
import java.util.Base64;

public final class Driver {
    public static void main(String[] args) throws Exception {
        var input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        for (var line : input.substring(0, input.length() - 1).split("\n")) {
            var parts = line.split("\t", -1);
            var body = Base64.getDecoder().decode(parts[3]);
            System.out.println(WebhookVerifier.isAuthentic(parts[0], parts[1], body, Long.parseLong(parts[2])));
        }
    }
}
