// Programs that checks of the API compare with: a reader of PDFs, and the languages of two SDKs.
import { spawnSync } from 'node:child_process'
import { hasApt, installPackages } from './apt.mjs'

const runs = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const tools = [
  { packages: ['poppler-utils'], isThere: () => runs('pdftotext', '-v') },
  { packages: ['php-cli', 'php-curl'], isThere: () => runs('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);') },
  { packages: ['python3'], isThere: () => runs('python3', '--version') },
]

/** Installs what is absent; where that cannot be, the checks that need it are left out and name it. */
export const provideTools = async () => {
  const packages = tools.filter(({ isThere }) => !isThere()).flatMap((tool) => tool.packages)
  if (packages.length === 0 || !hasApt()) return
  console.log(`Installing ${packages.join(', ')} for the tests of the API (Debian packages, once)…`)
  const { code } = await installPackages(...packages).catch(() => ({ code: 1 }))
  if (code !== 0) console.log(`Left out: the checks that need ${packages.join(', ')}, which could not be installed.`)
}
