import { useRef, useState } from 'react'
import { text } from '../messages.ts'
import { Icon } from './Icon.tsx'
import { ScreenPicture } from './ScreenPicture.tsx'
import './Carousel.css'

interface CarouselProps {
  title: string
  hint?: string
  /** A caption may start with a name: 'Overview: What the module is for.' */
  pictures: { file: string; file_dark: string | null; caption: string }[]
}

/** A row of pictures with buttons for the previous and next one; without a script it scrolls. */
export function Carousel({ title, hint, pictures }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  if (pictures.length === 0) return null
  const last = pictures.length - 1
  const scrollToPicture = (next: number) => {
    const picture = list.current?.children[next]
    if (picture instanceof HTMLElement) list.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' })
    setIndex(next)
  }
  return (
    <section className="carousel">
      <header className="carousel-head">
        <h2 dir="auto">{title}</h2>
        {hint && <p>{hint}</p>}
        <div className="carousel-turn script-only">
          <span aria-live="polite">{text.place(index + 1, pictures.length)}</span>
          <button type="button" disabled={index === 0} onClick={() => scrollToPicture(index - 1)}>
            <Icon name="chevron-left" />
            {text.previous}
          </button>
          <button type="button" disabled={index === last} onClick={() => scrollToPicture(index + 1)}>
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
        onScroll={() => list.current && setIndex(readCurrentIndex(list.current))}
      >
        {pictures.map(({ file, file_dark, caption }) => (
          <li key={file}>
            <figure>
              <ScreenPicture src={file} dark={file_dark} />
              <Caption>{caption}</Caption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The picture at the start of the row. At the end of the scroll it is the last one, which may never reach the start. */
function readCurrentIndex(list: HTMLUListElement): number {
  const pictures = [...list.children].filter((picture) => picture instanceof HTMLElement)
  if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 2) return pictures.length - 1
  const distances = pictures.map((picture) => Math.abs(picture.offsetLeft - list.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

function Caption({ children }: { children: string }) {
  const [name = '', ...rest] = children.split(': ')
  if (rest.length === 0) return <figcaption dir="auto">{children}</figcaption>
  return (
    <figcaption dir="auto">
      <b>{name}.</b> {rest.join(': ')}
    </figcaption>
  )
}
