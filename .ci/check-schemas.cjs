// Validates every JSON file below some folders by the schema that its "format" names.
// node check-schemas.cjs SCHEMAS FOLDER...
const fs = require("node:fs");
const path = require("node:path");
const Ajv2020 = require("ajv/dist/2020");
const addFormats = require("ajv-formats");

const [schemas, ...folders] = process.argv.slice(2);
const ajv = new Ajv2020({allErrors: true, strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true});
addFormats(ajv);
const byFormat = new Map();
for (const name of fs.readdirSync(schemas)) {
  const schema = JSON.parse(fs.readFileSync(path.join(schemas, name), "utf8"));
  byFormat.set("coupdoeil/" + name.replace(/\.schema\.json$/, ""), ajv.compile(schema));
}

function* jsonFiles(folder) {
  for (const entry of fs.readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules") yield* jsonFiles(file);
    else if (entry.isFile() && entry.name.endsWith(".json")) yield file;
  }
}

let bad = 0;
const counts = new Map();
for (const folder of folders) {
  for (const file of jsonFiles(folder)) {
    const value = JSON.parse(fs.readFileSync(file, "utf8"));
    if (typeof value.format !== "string" || !value.format.startsWith("coupdoeil/")) continue;
    const validate = byFormat.get(value.format);
    counts.set(value.format, (counts.get(value.format) ?? 0) + 1);
    if (!validate) {
      bad++;
      console.error(`${file}: no schema for ${value.format}`);
    } else if (!validate(value)) {
      bad++;
      for (const error of validate.errors.slice(0, 10)) {
        console.error(`${file}: ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
      }
    }
  }
}
for (const format of [...byFormat.keys()].sort()) {
  const count = counts.get(format) ?? 0;
  console.log(`${format}: ${count} files`);
  if (count === 0 && format !== "coupdoeil/suppressions") {
    bad++;
    console.error(`${format}: nothing to check it with`);
  }
}
process.exit(bad === 0 ? 0 : 1);
