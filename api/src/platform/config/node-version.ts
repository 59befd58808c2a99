// Imported before everything else: on an older Node the later imports would fail with a stack.
const oldest = [22, 22] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  const needed = `Gatehouse needs Node ${oldest.join('.')} or newer. This is Node ${process.versions.node}.`
  process.stderr.write(`${needed} \`npm start\` brings the right one.\n`)
  process.exit(1)
}
