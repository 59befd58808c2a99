import * as texts from '#contract/messages/site/reference.js'
import { CodeBlock } from '../../components/code-block'

interface Sample {
  title: string
  code: string | null
}

const shownWhenChosen = [
  'group-has-[[value="0"]:checked]:block',
  'group-has-[[value="1"]:checked]:block',
  'group-has-[[value="2"]:checked]:block',
  'group-has-[[value="3"]:checked]:block',
]

/** Radio buttons choose, so that it works without JavaScript. */
export function SampleTabs({ samples }: { samples: Sample[] }) {
  const known = samples.filter((sample): sample is { title: string; code: string } => sample.code !== null)
  return (
    <div className="group flex min-w-0 flex-col gap-3">
      <fieldset className="flex flex-wrap gap-1 rounded-panel border border-line bg-sunken p-1 text-sm font-medium">
        <legend className="sr-only">{texts.samplesIn}</legend>
        {known.map(({ title }, index) => (
          <label
            key={title}
            className="flex-1 cursor-pointer rounded-control px-3 py-1.5 text-center text-ink-soft has-checked:bg-panel has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2"
          >
            <input type="radio" name="sample" value={index} defaultChecked={index === 0} className="sr-only" />
            {title}
          </label>
        ))}
      </fieldset>
      {known.map(({ title, code }, index) => (
        <div key={title} className={`hidden ${shownWhenChosen[index]}`}>
          <CodeBlock title={title} code={code} />
        </div>
      ))}
    </div>
  )
}
