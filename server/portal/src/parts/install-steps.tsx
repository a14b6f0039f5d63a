// How a traveller installs an eSIM on each system, and an email with these steps. The member's own mail program sends
// it: the service sends nothing to travellers.
import type { StaffEsim } from "@partner-esim/generated/portal/models";
import { CopyButton } from "./values.tsx";

interface System {
  name: string;
  steps: string[];
}

function systemsFor({ activation, install_links: links }: StaffEsim): System[] {
  const { lpa, smdp_address: address, activation_code: code } = activation;
  return [
    {
      name: "iPhone or iPad",
      steps: [
        "Connect to Wi-Fi.",
        links.ios
          ? `Open this link on the device (iOS 17.4 or newer): ${links.ios}`
          : "Open Settings, Mobile Service (Cellular), Add eSIM, Use QR Code, and scan the QR code.",
        ...(address && code
          ? [
              `If that is not possible: Settings, Mobile Service (Cellular), Add eSIM, Use QR Code, Enter Details Manually. SM-DP+ address: ${address} Activation code: ${code}`,
            ]
          : []),
        "At the destination, turn on the eSIM and its data roaming.",
      ],
    },
    {
      name: "Android",
      steps: [
        "Connect to Wi-Fi.",
        ...(links.android ? [`Open this link on the phone: ${links.android}`] : []),
        `${links.android ? "If that is not possible: open" : "Open"} Settings, Network and internet, SIMs, Add eSIM, and scan the QR code${lpa ? `, or enter this code: ${lpa}` : ""}`,
        "At the destination, choose the eSIM for mobile data and turn on its roaming.",
      ],
    },
  ];
}

const textOf = (systems: readonly System[], esim: StaffEsim): string =>
  [
    `How to install your eSIM (${esim.package.name}, ${esim.iccid})`,
    ...systems.map(({ name, steps }) => [name, ...steps.map((step, i) => `${i + 1}. ${step}`)].join("\n")),
  ].join("\n\n");

export function InstallSteps({ esim }: { esim: StaffEsim }) {
  const systems = systemsFor(esim);
  const text = textOf(systems, esim);
  const to = esim.customer?.email;
  const query = `subject=${encodeURIComponent("Your eSIM")}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  return (
    <div class="install-steps">
      {systems.map(({ name, steps }) => (
        <details key={name}>
          <summary>{name}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <p class="inline">
        <a href={`mailto:${to ? encodeURIComponent(to) : ""}?${query}`}>
          {to ? "Email these steps to the traveller" : "Email these steps"}
        </a>
        <CopyButton text={text} what="Install steps" />
      </p>
    </div>
  );
}
