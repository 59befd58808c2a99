// npm hands a signal to the shell it started us with, and the shell dies without handing it on.
export const stopWithParent = () => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}
