import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runTool } from '../../libs/launch/children.mjs'
import { LaunchError } from '../../libs/launch/launch-error.mjs'
import { hasApt, installPackages } from './apt.mjs'

// The headless shell draws no window, so it takes a fifth less of the processor for the same pages.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

const windowsFolders = () => [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]

const usualPlaces = () => {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (process.platform === 'win32') {
    const programs = [
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return windowsFolders()
      .filter(Boolean)
      .flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Ubuntu's chromium package is a stub that only says that it wants snap, so a browser has to answer before it counts.
const works = async (path) =>
  process.platform === 'win32' || (await runTool(path, ['--version'], { seconds: 30 })).code === 0

const installed = async () => {
  for (const path of usualPlaces().filter(isProgram)) if (await works(path)) return path
  return undefined
}

const advice =
  'The page tests need Chromium. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one, and run npm test again; ' +
  '`npm test -- --only=…` runs the other steps without it.'

const installWithApt = async () => {
  if (!hasApt()) throw new LaunchError(advice)
  console.log('Installing Chromium for the page tests (Debian package, once)…')
  const shell = await installPackages('chromium-headless-shell')
  if (shell.code === 0) return
  const whole = await installPackages('chromium')
  if (whole.code !== 0) throw new LaunchError(`${whole.output}\n${advice}`)
}

export const findChromium = async () => {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (isProgram(wanted)) return wanted
    throw new LaunchError(`CHROMIUM_PATH is ${wanted}, and there is no program there.`)
  }
  const found = await installed()
  if (found) return found
  await installWithApt()
  const path = await installed()
  if (!path) throw new LaunchError(advice)
  return path
}
