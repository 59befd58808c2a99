import * as words from '#contract/messages/site/home.js'

const steps = [
  ['Register', words.tellUsWhoYouAre],
  [words.waitForAPerson, words.staffLookAtYourRegistration],
  [words.makeAnApiUser, words.giveYourShopOrYour],
  [words.takeAPayment, words.tradeKeyAndSecretFor],
]

export function HomeSteps() {
  return (
    <section className="container-page flex flex-col gap-10 py-20">
      <h2 className="text-3xl">{words.fromSignUpToThe}</h2>
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
