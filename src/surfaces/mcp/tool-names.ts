// The names of some tools in a country, for existing clients.
export interface ToolNames {
  /** The scheme of URIs of resources: `scheme://catalog`. */
  readonly scheme: string;
  /** The tool that lists the resources. */
  readonly resources: string;
  /** The tool that returns the single record. */
  readonly only: string;
  /** Related lists with a separate tool, by the id of their operation. */
  readonly related: readonly {
    readonly name: string;
    readonly operation: string;
    readonly argument: string;
  }[];
}
