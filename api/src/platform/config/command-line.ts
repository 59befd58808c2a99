export function commandLine(name: string, rest = ''): string {
  const own = process.env.GATEHOUSE_COMMAND
  if (own) return [own, name.replace(':', ' '), rest].filter(Boolean).join(' ')
  return [`npm run ${name}`, rest && `-- ${rest}`].filter(Boolean).join(' ')
}
