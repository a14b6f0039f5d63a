// Decides which passwords are acceptable, and declares the port that hashes them.

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** A null hash takes as long as a wrong password and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

const guessedWords = [
  "abc",
  "admin",
  "administrator",
  "asdfgh",
  "asdfghjkl",
  "baseball",
  "changeme",
  "correcthorsebatterystaple",
  "default",
  "dragon",
  "esim",
  "football",
  "guest",
  "hello",
  "iloveyou",
  "india",
  "letmein",
  "login",
  "master",
  "monkey",
  "pa",
  "partner",
  "pass",
  "password",
  "passwort",
  "princess",
  "qwerty",
  "qwertyuiop",
  "secret",
  "sunshine",
  "superman",
  "superuser",
  "test",
  "trustno",
  "user",
  "welcome",
  "zxcvbnm",
];

/** Rejects common words, the person's email address, keyboard runs and repetitions, with digits and signs added. */
export function isGuessable(password: string, email: string): boolean {
  const text = password.toLowerCase();
  const letters = plainLetters(text);
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  const words = [...guessedWords, plainLetters(name), ...domain.split(".").map(plainLetters)];
  return (
    isMadeOf(
      letters,
      words.filter((word) => word.length > 1),
    ) || isMonotonous(text)
  );
}

function plainLetters(text: string): string {
  const read: Record<string, string> = {
    "0": "o",
    "1": "i",
    "3": "e",
    "4": "a",
    "5": "s",
    "7": "t",
    "@": "a",
    $: "s",
  };
  const plain = text.replace(/[^\p{L}]/gu, "");
  if (plain === "") return "";
  const signs = [...text];
  const first = signs.findIndex((sign) => /\p{L}/u.test(sign));
  const last = signs.findLastIndex((sign) => /[\p{L}@$]/u.test(sign));
  const spelt = signs
    .slice(first, last + 1)
    .map((sign) => read[sign] ?? sign)
    .join("");
  return spelt.replace(/[^\p{L}]/gu, "");
}

function isMadeOf(letters: string, words: readonly string[]): boolean {
  if (letters === "") return false;
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue;
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(letters.length);
}

/** Returns whether a text has few different characters or mostly equal steps: abababababab, 123456789012. */
function isMonotonous(text: string): boolean {
  const characters = [...text];
  if (new Set(characters).size < 5) return true;
  const steps = characters.slice(1).map((character, i) => {
    const difference = (character.codePointAt(0) ?? 0) - (characters[i]?.codePointAt(0) ?? 0);
    return Math.abs(difference) <= 1 || Math.abs(difference) === 9;
  });
  return steps.filter(Boolean).length >= steps.length * 0.7;
}
