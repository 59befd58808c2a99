const steps = [
  ['Register', 'Tell us who you are and the rate you expect. The form asks for what a reviewer needs, and no more.'],
  ['Wait for a person', 'Staff look at your registration. Your page changes by itself when they decide.'],
  [
    'Make an API user',
    'Give your shop or your server its own key and secret. The secret is shown once and kept as a hash.',
  ],
  ['Take a payment', 'Trade key and secret for a token, post a payment, and see it in your dashboard.'],
]

export function HomeSteps() {
  return (
    <section className="container-page flex flex-col gap-10 py-20">
      <h2 className="text-3xl">From sign-up to the first payment</h2>
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex flex-col gap-2 border-t-2 border-ink pt-4">
            <span className="tabular font-mono text-sm text-brand">{index + 1}</span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
