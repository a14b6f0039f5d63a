// Runs the commands of deploy/README.md, line by line, in a bare root of Debian's packages: from an empty machine to
// the first sale. systemd, the public certificate, the mail server and the DNS names
// are simulated. Node is copied from this machine.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { copyNode } from "../image/node.ts";
import { packAll, run } from "../release/pack.ts";

const root = join(import.meta.dirname, "../../..");
const minutesMax = 15;

/** Certificates of a network that reads TLS, for `npm install` in the bare root. */
const extraAuthorities = process.env.NODE_EXTRA_CA_CERTS;
const authorities = extraAuthorities === undefined ? "" : "NODE_EXTRA_CA_CERTS=/etc/extra-authorities.pem";

const blocks = readFileSync(join(root, "deploy/README.md"), "utf8").matchAll(/^```sh\n(.*?)^```$/gms);

/** Prints each command, and the one that fails. */
const script = `set -eEumo pipefail
trap 'echo "FAILED: $BASH_COMMAND" >&2' ERR
cd /srv
${[...blocks].map(([, lines = ""], i) => `echo "== block ${i + 1}, $SECONDS s"\nset -v\n${lines}{ set +v; } 2> /dev/null\n`).join("")}`;

function makeRoot(folder: string): void {
  const options = ["--quiet", "--variant=minbase", "--dpkgopt=force-unsafe-io"];
  run("mmdebstrap", [...options, "bookworm", folder], root);
  copyNode(folder);
  cpSync(join(root, "deploy"), join(folder, "srv/deploy"), { recursive: true });
  for (const name of ["systemctl", "certbot", "mail-server"])
    copyFileSync(join(import.meta.dirname, name), join(folder, "usr/local/sbin", name));
  copyFileSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"));
  writeFileSync(join(folder, "etc/hosts"), "127.0.0.1 localhost api.example.com mail.example.com\n");
  // Trusted once the page has installed `ca-certificates`.
  const certificate = join(folder, "usr/local/share/ca-certificates/mail-server.crt");
  mkdirSync(dirname(certificate), { recursive: true });
  const name = ["-subj", "/CN=mail.example.com", "-addext", "subjectAltName=DNS:mail.example.com"];
  const pem = join(folder, "etc/mail-server.pem");
  run(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...name, "-keyout", pem, "-out", certificate],
    root,
  );
  appendFileSync(pem, readFileSync(certificate));
  if (extraAuthorities !== undefined)
    copyFileSync(extraAuthorities, join(folder, "etc/extra-authorities.pem"));
  writeFileSync(join(folder, "srv/page"), script);
}

/** Runs the page in namespaces of its own, so that the page's processes end with it. */
async function runPage(folder: string): Promise<number | null> {
  const inside = `mount --rbind /dev ${folder}/dev && mount -t proc proc ${folder}/proc && exec chroot ${folder} env -i \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    NODE_USE_SYSTEM_CA=1 ${authorities} sh -c 'mail-server & exec bash /srv/page'`;
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child"];
  const child = spawn("unshare", [...namespaces, "sh", "-c", inside], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [status] = await once(child, "close");
  return status;
}

const lacking = ["mmdebstrap", "unshare", "openssl"].filter(
  (name) => spawnSync("which", [name]).status !== 0,
);
if (process.getuid?.() !== 0 || lacking.length > 0) {
  console.log("the page is not run here: that needs root, mmdebstrap, unshare and openssl");
} else {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-machine-"));
  try {
    const machine = join(folder, "root");
    makeRoot(machine);
    const [tarball = ""] = (await packAll(folder, undefined, console.log, ["server"])).values();
    copyFileSync(tarball, join(machine, "srv", basename(tarball)));
    const started = performance.now();
    const status = await runPage(machine);
    const minutes = (performance.now() - started) / 60_000;
    console.log(`ended with ${status} after ${minutes.toFixed(1)} minutes, of ${minutesMax}`);
    process.exitCode = status === 0 && minutes <= minutesMax ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
