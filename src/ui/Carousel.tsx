import { useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { text } from './messages.ts'

interface CarouselProps {
  title: string
  hint?: string
  /** A caption may begin with the name of what it shows: 'Overview: What the module is for.' */
  pictures: { file: string; caption: string }[]
}

/** Pictures side by side, to swipe or to turn by the buttons; without a script they scroll. */
export function Carousel({ title, hint, pictures }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  if (pictures.length === 0) return null
  const last = pictures.length - 1
  const turnTo = (next: number) => {
    const picture = list.current?.children[next]
    if (picture instanceof HTMLElement) list.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' })
    setPlace(next)
  }
  return (
    <section className="carousel">
      <header className="carousel-head">
        <h2>{title}</h2>
        {hint && <p>{hint}</p>}
        <div className="carousel-turn script-only">
          <span aria-live="polite">{text.place(place + 1, pictures.length)}</span>
          <button type="button" data-needs-script="" disabled={place === 0} onClick={() => turnTo(place - 1)}>
            <Icon name="chevron-left" />
            {text.previous}
          </button>
          <button type="button" data-needs-script="" disabled={place === last} onClick={() => turnTo(place + 1)}>
            {text.next}
            <Icon name="chevron-right" />
          </button>
        </div>
      </header>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={`${title}: pictures`}
        onScroll={() => list.current && setPlace(placeOf(list.current))}
      >
        {pictures.map(({ file, caption }) => (
          <li key={file}>
            <figure>
              <img src={file} alt="" width="960" height="600" loading="lazy" />
              <Caption>{caption}</Caption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which picture is at the start of the row; at its end the last, which may never reach the start. */
function placeOf(list: HTMLUListElement): number {
  const pictures = [...list.children].filter((picture) => picture instanceof HTMLElement)
  if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 2) return pictures.length - 1
  const distances = pictures.map((picture) => Math.abs(picture.offsetLeft - list.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

function Caption({ children }: { children: string }) {
  const [name = '', ...rest] = children.split(': ')
  if (rest.length === 0) return <figcaption>{children}</figcaption>
  return (
    <figcaption>
      <b>{name}.</b> {rest.join(': ')}
    </figcaption>
  )
}
