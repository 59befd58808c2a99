import * as words from '#contract/messages/site/home.js'

const facts = [
  [words.wholeCentsAlways, words.noFloatingPointNumberTouches],
  [words.secretsAreShownOnce, words.weKeepAKeyedHash],
  [words.sentTwicePaidOnce, words.repeatACallWithThe],
  [words.closedByDefault, words.aRouteWithoutAMark],
  [words.worksWithoutScripts, words.worksWithoutJavaScriptText],
  [words.nothingFromElsewhere, words.fontsScriptsAndPicturesCome],
  [words.oneStoryPerPayment, words.fromTheCallToThePayout],
  [words.decisionsThatCanBeProven, words.whoWasRefusedAndWho],
  [words.statusAsMeasured, words.theStatusPageTells],
]

export function HomeFacts() {
  return (
    <section className="container-page flex flex-col gap-10 py-20">
      <h2 className="text-3xl">{words.ourPromises}</h2>
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
