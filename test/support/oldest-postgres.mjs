import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from '../../libs/launch/launch-error.mjs'

/** The oldest version that the product takes; the packaged one is the newest. */
const version = 15

/** Where Debian and Ubuntu install it. */
export const oldestHome = process.env.TEST_POSTGRES_OLDEST ?? `/usr/lib/postgresql/${version}`

export const hasOldest = () => existsSync(join(oldestHome, 'bin', 'initdb'))

export const oldestMissing =
  `PostgreSQL ${version} is not at ${oldestHome}: \`apt-get install postgresql-${version}\` puts it there, ` +
  'or name its folder in TEST_POSTGRES_OLDEST.'

export const requireOldest = () => {
  if (!hasOldest()) throw new LaunchError(oldestMissing)
  return oldestHome
}
