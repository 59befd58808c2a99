// Debian's packages that checks need, where there is apt and we may use it.
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { runTool } from '../../libs/launch/children.mjs'

// Another apt at work, such as a machine's nightly update, is waited for.
const patience = ['-o', 'DPkg::Lock::Timeout=120']

export const hasApt = () => existsSync('/usr/bin/apt-get')

const apt = (...args) => {
  const prefix = userInfo().uid === 0 ? [] : ['sudo', '-n']
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...patience, ...args]
  return runTool(command, rest, { seconds: 300 })
}

let updated
let before = Promise.resolve()

/** Installs these, after whatever else is being installed, and answers with how it went and what was said. */
export const installPackages = (...names) => {
  const installed = before.then(async () => {
    updated ??= await apt('update', '-q')
    const { code, output } = await apt('install', '-y', '-q', '--no-install-recommends', ...names)
    return { code, output: `${updated.output}\n${output}` }
  })
  before = installed.catch(() => {})
  return installed
}
