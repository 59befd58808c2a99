const rules = [
  ['A key carries one role.', 'You give each program its own API user, and each API user one role.'],
  [
    'A role is a list of permission rows.',
    'A row is a method and a route pattern, so what it opens can be read in one line.',
  ],
  ['No row, no entry.', 'A route that no row covers stays shut, and the answer names the permission that was missing.'],
  ['Changes count at once.', 'Take a row away and the very next request is refused. There is nothing to wait for.'],
]

export function HomeGate() {
  return (
    <section className="border-y border-line bg-panel">
      <div className="container-page grid items-center gap-12 py-20 lg:grid-cols-2">
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-3">
            <h2 className="text-3xl">How the gate works</h2>
            <p className="max-w-lg text-ink-soft">
              Every call walks up to the same gate. The gate looks at the route that would answer, never at the spelling
              of the address, and asks one question: does a row of the caller&rsquo;s role cover it?
            </p>
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
  { ground: 96, method: 'GET', path: '/transactions', isOpen: true, answer: '200 OK', why: 'a row covers it' },
  { ground: 200, method: 'GET', path: '/clients', isOpen: true, answer: '200 OK', why: 'a row covers it' },
  { ground: 304, method: 'POST', path: '/roles', isOpen: false, answer: '403 Refused', why: 'needs “Create roles”' },
]

function GateDrawing() {
  return (
    <svg viewBox="0 0 400 312" className="mx-auto w-full max-w-xl" role="img" aria-labelledby="gate-drawing">
      <title id="gate-drawing">
        Three calls of somebody who may read, three gates. Reading transactions and clients passes, because rows of the
        role cover it. Creating a role meets a closed gate, and the answer names the missing permission.
      </title>
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
