const upgrading = '### Upgrading'
const semantic = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** The part of the changelog below `## <title>`, or `## <title> (<date>)`; undefined where there is none. */
export const sectionOf = (changelog, title) => {
  const parts = changelog.split(/^## /m)
  const found = parts.find((part) => part.startsWith(`${title}\n`) || part.startsWith(`${title} (`))
  return found?.slice(found.indexOf('\n')).trim()
}

const noteOf = (section) => section.split(upgrading)[1]?.split(/^#/m)[0].trim()

const versionFaults = ({ version, versions, tags }) => [
  !semantic.test(version) && ['VERSION_INVALID', `package.json says ${version}, which is no version.`],
  ...Object.entries(versions)
    .filter(([, other]) => other !== version)
    .map(([name, other]) => ['VERSION_DIFFERS', `${name} says ${other}, and package.json ${version}.`]),
  tags.includes(`v${version}`) && ['TAG_EXISTS', `v${version} is tagged already: raise the version in package.json.`],
]

const changelogFaults = ({ version, changelog }) => {
  const section = sectionOf(changelog, version)
  const left = sectionOf(changelog, 'Unreleased')
  return [
    !section && ['CHANGELOG_ENTRY_MISSING', `CHANGELOG.md has nothing below "## ${version}".`],
    left && ['CHANGELOG_UNRELEASED', `CHANGELOG.md has entries below "## Unreleased": they belong to ${version}.`],
    section &&
      !noteOf(section) && ['UPGRADE_NOTE_MISSING', `CHANGELOG.md says nothing below "${upgrading}" of ${version}.`],
  ]
}

const recordFaults = ({ version, recorded, migrations }) => {
  const isSame = recorded.version === version && recorded.migrations.join() === migrations.join()
  return [
    !isSame && ['RECORD_OLD', `test/releases/last.json is not of ${version} as it stands: npm run release:record.`],
  ]
}

const treeFaults = ({ changes }) => [
  changes.length > 0 && ['TREE_DIRTY', `What is released must be committed: ${changes.join(', ')}.`],
]

/** All that stands against a release, each with its name and a sentence. */
export const faultsOf = (state) =>
  [versionFaults, changelogFaults, recordFaults, treeFaults]
    .flatMap((ask) => ask(state))
    .filter(Boolean)
    .map(([code, sentence]) => ({ code, sentence }))
