/** The client in a browser's page, whose title then tells what happened. */
import { PartnerEsim } from "@partner-esim/sdk";

try {
  new PartnerEsim({ apiKey: "sk_test_0123456789abcdefghijklmn" });
  document.title = "The client was created";
} catch (error) {
  document.title = `${error.name}: ${error.message}`;
}
