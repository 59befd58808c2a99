import * as words from '#contract/messages/site/home.js'

const stories = [
  { name: 'merchant', ...words.pictures.merchant },
  { name: 'payment', ...words.pictures.payment },
  { name: 'operations', ...words.pictures.operations },
]

/** Written by `npm run pictures`. Both looks are in the page, and the browser only loads the one that is shown. */
export function HomePictures() {
  return (
    <section className="container-page flex flex-col gap-16 py-20">
      <div className="flex flex-col gap-3">
        <h2 className="text-3xl">{words.pictures.title}</h2>
        <p className="text-ink-soft">{words.pictures.lead}</p>
      </div>
      {stories.map(({ name, title, text, alt }) => (
        <figure
          key={name}
          className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        >
          <figcaption className="flex flex-col gap-2">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </figcaption>
          <div className="overflow-hidden rounded-panel border border-line bg-panel">
            {['light', 'dark'].map((look) => (
              <img
                key={look}
                src={`/pictures/${name}-${look}.webp`}
                alt={alt}
                width={1280}
                height={800}
                loading="lazy"
                decoding="async"
                className={`h-auto w-full shown-in-${look}`}
              />
            ))}
          </div>
        </figure>
      ))}
    </section>
  )
}
