/** As whoever reads it would type it: by npm in a clone, by its own name where the package is installed. */
export function commandLine(name: string, rest = ''): string {
  const own = process.env.GATEHOUSE_COMMAND
  if (own) return [own, name.replace(':', ' '), rest].filter(Boolean).join(' ')
  return [`npm run ${name}`, rest && `-- ${rest}`].filter(Boolean).join(' ')
}
