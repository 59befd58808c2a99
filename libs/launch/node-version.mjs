// Imported before everything else: these tools run before anything is installed, on whatever Node is there.
const oldest = [20, 19]

export const isOldNode = (version) => {
  const [major, minor] = version.split('.').map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
}

if (isOldNode(process.versions.node)) {
  console.error(`Gatehouse needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
