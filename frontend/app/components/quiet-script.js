// All that a page does which only reads: it loads no other script. Stands at the end of the page as it is written here.
{
  const root = document.documentElement
  const { solidAfterPx, copiedMs, copied } = JSON.parse(document.currentScript.dataset.settings)

  const header = document.querySelector('.site-header')
  const lookWhetherScrolled = () => header?.toggleAttribute('data-solid', scrollY > solidAfterPx)
  lookWhetherScrolled()
  addEventListener('scroll', lookWhetherScrolled, { passive: true })

  const showTheme = (form, theme) => {
    root.dataset.theme = theme
    for (const button of form.elements)
      if (button.name === 'theme') button.setAttribute('aria-pressed', String(button.value === theme))
  }
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (submitter?.name !== 'theme') return
    event.preventDefault()
    const before = root.dataset.theme
    showTheme(form, submitter.value)
    const body = new URLSearchParams(new FormData(form, submitter))
    // Only a redirect says that the choice is kept.
    fetch(form.action, { method: 'POST', body, redirect: 'manual' })
      .then(
        ({ type }) => type === 'opaqueredirect',
        () => false,
      )
      .then((isKept) => isKept || showTheme(form, before))
  })

  const copy = async (code) => {
    try {
      await navigator.clipboard.writeText(code.textContent.trimEnd())
    } catch {
      // There is no clipboard on plain http addresses other than localhost, and a browser may refuse it.
      getSelection().selectAllChildren(code)
      document.execCommand('copy')
    }
  }
  for (const button of document.querySelectorAll('button[data-copies]')) {
    button.hidden = false
    const words = button.querySelector('[aria-live]')
    const { textContent: offered } = words
    button.addEventListener('click', async () => {
      await copy(button.closest('figure').querySelector('code'))
      words.textContent = copied
      setTimeout(() => (words.textContent = offered), copiedMs)
    })
  }

  const marker = document.querySelector('[data-session-marker]')
  const { sessionMarker: key, until } = marker?.dataset ?? {}
  if (key) {
    try {
      if (until) localStorage.setItem(key, JSON.stringify({ signedIn: true, until }))
      else localStorage.removeItem(key)
    } catch {
      // A browser that refuses storage does without the marker: it carries no right to anything.
    }
    addEventListener('storage', ({ key: changed, newValue }) => {
      if ((changed === key || changed === null) && Boolean(newValue) !== Boolean(until)) location.reload()
    })
  }

  root.dataset.scripts = 'running'
}
