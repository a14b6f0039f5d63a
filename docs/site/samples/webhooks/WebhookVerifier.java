import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class WebhookVerifier {
    private static final long TOLERANCE_SECONDS = 300;
    private static final Pattern FORM = Pattern.compile("t=([0-9]{1,15}),v1=([0-9a-f]{64})");

    /** Whether a request comes from the service. The body is the raw body, before any parsing. */
    public static boolean isAuthentic(String secret, String signature, byte[] body, long nowSeconds)
            throws GeneralSecurityException {
        var match = FORM.matcher(signature == null ? "" : signature);
        if (secret == null || secret.isEmpty() || !match.matches()) return false;
        if (Math.abs(nowSeconds - Long.parseLong(match.group(1))) > TOLERANCE_SECONDS) return false;
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update((match.group(1) + ".").getBytes(StandardCharsets.UTF_8));
        return MessageDigest.isEqual(mac.doFinal(body), HexFormat.of().parseHex(match.group(2)));
    }
}
