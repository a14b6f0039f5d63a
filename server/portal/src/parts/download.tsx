/** A link that downloads the response of a GET operation of the portal's API. */
export function Download({
  path,
  query,
  text,
}: {
  path: string;
  query: Record<string, string>;
  text: string;
}) {
  return (
    <a class="button" href={`api/${path}?${new URLSearchParams(query)}`} download>
      {text}
    </a>
  );
}
