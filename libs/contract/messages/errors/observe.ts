export const tracesPackageMissing = (name: string) =>
  `OTEL_EXPORTER_OTLP_ENDPOINT needs a package that is not installed. Run \`npm install --no-save ${name}\`, or unset it.`
