import { chromium } from 'playwright-core'
import { findChromium } from '../../support/chromium.mjs'

const kibibytes = (bytes) => (bytes / 1024).toFixed(1)

/** What a browser without a cache fetches for a page, as it travels; the script of it apart. */
const weigh = async (browser, url, path) => {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map()
  const sum = { requests: 0, script: 0, all: 0 }
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.requests += 1
    sum.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') sum.script += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.context().close()
  return { page: path, requests: sum.requests, 'script KiB': kibibytes(sum.script), 'all KiB': kibibytes(sum.all) }
}

export const weighFirstVisits = async (url, paths) => {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const weights = []
    for (const path of paths) weights.push(await weigh(browser, url, path))
    return weights
  } finally {
    await browser.close()
  }
}
