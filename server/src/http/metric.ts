export interface Metric {
  name: `partner_esim_${string}`;
  type: "counter" | "gauge" | "histogram";
  labels: readonly string[];
  help: string;
  /** Upper bounds. */
  buckets?: readonly number[];
}
