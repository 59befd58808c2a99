const beatMilliseconds = 500
const logEvery = 15

const elapsed = (since) => `${Math.round((Date.now() - since) / 1000)} s`

export const withProgress = async (title, howFar, work, out = process.stdout) => {
  const since = Date.now()
  let said = since
  const line = () => [title, [howFar(), elapsed(since)].filter(Boolean).join(', ')].join(': ')
  if (!out.isTTY) out.write(`${title}…\n`)
  const beat = setInterval(() => {
    if (out.isTTY) return void out.write(`\r\x1b[K${line()}`)
    if (Date.now() - said < logEvery * 1000) return
    said = Date.now()
    out.write(`${line()}\n`)
  }, beatMilliseconds)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if (out.isTTY) out.write(`\r\x1b[K${title}: ${elapsed(since)}\n`)
    else out.write(`${title} took ${elapsed(since)}\n`)
  }
}
