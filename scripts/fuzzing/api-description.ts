export type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly contentMediaType?: string;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
};

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

type DescribedOperation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
};

export type Operation = Omit<DescribedOperation, 'requestBody' | 'tags'> & {
  readonly method: string;
  readonly path: string;
  /** Ids from responses of the same group are valid for its parameters. */
  readonly group: string;
  readonly json: JsonSchema | null;
  readonly form: JsonSchema | null;
};

export function readOperations(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, DescribedOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, tags, requestBody }]) => ({
      operationId,
      parameters,
      method: method.toUpperCase(),
      path: `/api${path}`,
      group: tags[0] ?? '',
      json: requestBody?.content['application/json']?.schema ?? null,
      form: requestBody?.content['multipart/form-data']?.schema ?? null,
    })),
  );
}
