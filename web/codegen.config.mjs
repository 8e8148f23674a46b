/** Makes src/shared/api/generated.ts from openapi.json: `npm run generate`. */
export default {
  schemaFile: "./openapi.json",
  apiFile: "./src/shared/api/base.ts",
  apiImport: "api",
  outputFile: "./src/shared/api/generated.ts",
  exportName: "generatedApi",
  hooks: true,
  tag: false,
  endpointOverrides: [
    // A calculation changes nothing; it is a POST because its terms are a body.
    { pattern: /^calculate/, type: "query" },
    // Whatever an employer does in the inbox may change each of its answers.
    { pattern: (_name, { path, verb }) => isOfInbox(path) && verb === "get", providesTags: ["Inbox"] },
    { pattern: (_name, { path, verb }) => isOfInbox(path) && verb !== "get", invalidatesTags: ["Inbox"] },
  ],
  // Feeds are for other machines.
  filterEndpoints: (_name, { path }) => !path.startsWith("/feeds/"),
};

function isOfInbox(path) {
  return path.startsWith("/api/inbox");
}
