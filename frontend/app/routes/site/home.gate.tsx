import * as words from '#contract/messages/site/home.js'

const rules = [
  [words.aKeyCarriesOneRole, words.eachSystemGetsItsUser],
  [words.aRoleIsAList, words.aPermissionIsAMethod],
  [words.noPermissionNoAccess, words.missingPermissionIsNamed],
  [words.changesCountAtOnce, words.removeAPermission],
]

export function HomeGate() {
  return (
    <section className="border-y border-line bg-panel">
      <div className="container-page grid items-center gap-12 py-20 lg:grid-cols-2">
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-3">
            <h2 className="text-3xl">{words.howAccessWorks}</h2>
            <p className="max-w-lg text-ink-soft">{words.everyRequestIsChecked}</p>
          </div>
          <dl className="grid gap-6 sm:grid-cols-2">
            {rules.map(([rule, meaning]) => (
              <div key={rule} className="flex flex-col gap-1 border-l-2 border-line pl-4">
                <dt className="font-semibold">{rule}</dt>
                <dd className="text-sm text-ink-soft">{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
        <GateDrawing />
      </div>
    </section>
  )
}

const lanes = [
  { ground: 96, method: 'GET', path: '/transactions', isOpen: true, answer: '200 OK', why: words.allowedByPermission },
  { ground: 200, method: 'GET', path: '/clients', isOpen: true, answer: '200 OK', why: words.allowedByPermission },
  { ground: 304, method: 'POST', path: '/roles', isOpen: false, answer: '403 Refused', why: words.needsCreateRoles },
]

function GateDrawing() {
  return (
    <svg viewBox="0 0 400 312" className="mx-auto w-full max-w-xl" role="img" aria-labelledby="gate-drawing">
      <title id="gate-drawing">{words.threeRequestsHelp}</title>
      {lanes.map(({ ground, method, path, isOpen, answer, why }) => (
        <g key={ground} transform={`translate(0 ${ground})`}>
          <path d="M0 0H400" className="stroke-line" />
          <text y="-34" className="fill-ink font-mono text-[11px] font-semibold">
            {method}
          </text>
          <text y="-18" className="fill-ink-soft font-mono text-[11px]">
            {path}
          </text>
          {isOpen ? <OpenGate /> : <ClosedGate />}
          <text x="296" y="-34" className={`text-[11px] font-semibold ${isOpen ? 'fill-success' : 'fill-failed'}`}>
            {answer}
          </text>
          <text x="296" y="-18" className="fill-ink-soft text-[11px]">
            {why}
          </text>
        </g>
      ))}
    </svg>
  )
}

const arch = 'M166 0V-42a28 28 0 0 1 56 0V0'

function OpenGate() {
  return (
    <>
      <path d={arch} className="fill-brand-soft stroke-brand" strokeWidth="9" />
      <circle cx="110" cy="-28" r="3.5" className="fill-success" />
      <path
        d="M110-28H276m-6-5 6 5-6 5"
        className="fill-none stroke-success"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

function ClosedGate() {
  return (
    <>
      <path d={arch} className="fill-sunken stroke-edge" strokeWidth="9" />
      <path d="M180-64V0m14-66V0m14-64V0m-37-46h46m-46 22h46" className="fill-none stroke-edge" strokeWidth="2" />
      <circle cx="110" cy="-28" r="3.5" className="fill-failed" />
      <path
        d="M110-28h28m4-6 12 12m0-12-12 12"
        className="fill-none stroke-failed"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  )
}
