/** Makes src/shared/api/generated.ts from openapi.json: `npm run generate`. */
export default {
  schemaFile: "./openapi.json",
  apiFile: "./src/shared/api/base.ts",
  apiImport: "api",
  outputFile: "./src/shared/api/generated.ts",
  exportName: "generatedApi",
  hooks: true,
  tag: false,
  // A calculation changes nothing; it is a POST because its terms are a body.
  endpointOverrides: [{ pattern: /^calculate/, type: "query" }],
  // Feeds are for other machines.
  filterEndpoints: (_name, { path }) => !path.startsWith("/feeds/"),
};
