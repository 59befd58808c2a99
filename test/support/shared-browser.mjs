import { LaunchError } from '../../libs/launch/launch-error.mjs'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// One browser for all page tests of a run: each visitor is a context of its own, and starting one costs more than a page.
export const startBrowser = async (executablePath) => {
  // Not at the top: this file is read before anything is installed.
  const { chromium } = await import('playwright-core')
  try {
    // Whoever stops the run stops the browser with it; playwright's own handlers would end the run halfway.
    const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    const server = await chromium.launchServer({ executablePath, args, ...signals })
    return { address: server.wsEndpoint(), pid: server.process().pid, stop: () => server.close() }
  } catch (error) {
    throw new LaunchError(`Chromium did not start: ${error.message}`)
  }
}
