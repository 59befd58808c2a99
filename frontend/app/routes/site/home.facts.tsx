const facts = [
  [
    'Whole cents, always',
    'No floating point number touches an amount. The fee is worked out in integers and frozen on the payment.',
  ],
  [
    'Secrets are shown once',
    'We keep a keyed hash of your API secret, so nobody can read it back, and neither can we.',
  ],
  [
    'Sent twice, paid once',
    'Repeat a call with the same Idempotency-Key and you get the first answer again, not a second payment.',
  ],
  [
    'Shut unless opened',
    'A route without a mark that says who may call it answers nobody. A test walks every one of them.',
  ],
  [
    'Works without scripts',
    'Every page reads and every form posts with JavaScript switched off. With it, things are quicker.',
  ],
  [
    'Nothing from elsewhere',
    'Fonts, scripts and pictures come from this address alone. No tracker learns that you were here.',
  ],
]

export function HomeFacts() {
  return (
    <section className="container-page flex flex-col gap-10 py-20">
      <h2 className="text-3xl">What you can hold us to</h2>
      <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([title, text]) => (
          <li key={title} className="flex flex-col gap-2 bg-panel p-6">
            <h3 className="text-base tracking-normal">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
