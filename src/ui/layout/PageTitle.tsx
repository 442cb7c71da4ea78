/** A title with more characters is smaller; one with twice as many is smaller still. */
const LONG = 80
const STEPS = ['', 'title-long', 'title-longest'] as const

/** The heading of a page whose name is content. Long ones are smaller, so that phones show what follows. */
export function PageTitle({ children, className = '', lang }: { children: string; className?: string; lang?: string }) {
  const step = Math.min(2, Math.floor(children.length / (LONG + 1)))
  return (
    <h1 className={`${className} ${STEPS[step]}`.trim() || undefined} lang={lang} dir="auto">
      {children}
    </h1>
  )
}
