// What a country calls some of its tools: clients know them by these names.
export interface ToolNames {
  /** The scheme of addresses of resources: `scheme://catalog`. */
  readonly scheme: string;
  /** The tool that lists the resources. */
  readonly resources: string;
  /** The tool that answers the single record. */
  readonly only: string;
  /** Related lists with a tool of their own, by the id of their operation. */
  readonly related: readonly {
    readonly name: string;
    readonly operation: string;
    readonly argument: string;
  }[];
}
