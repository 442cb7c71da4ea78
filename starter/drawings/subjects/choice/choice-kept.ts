import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import type { Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { CHOICE_BROKEN, CHOICE_KEPT, marked } from './choice-breaks.ts'

const HEIGHT = 336

function four(id: string, scenes: (() => Shape[])[], isRight: boolean, texts: Record<Language, DiagramTexts>): Diagram {
  return diagram({
    id,
    width: 'half',
    height: HEIGHT,
    texts,
    draw: () =>
      signGrid(
        scenes.map((scene) => () => marked(scene(), isRight)),
        HEIGHT,
        100,
        [isRight ? 'leafPale' : 'terracottaPale'],
      ),
  })
}

/** The four conditions of a free and informed choice. */
export const choiceKept = four('choice-kept', CHOICE_KEPT, true, {
  en: {
    alt: 'Four pictures with a tick: a shelf with many methods; a client who asks the provider; a client who decides between methods; an implant that is taken out when she wishes.',
    note: 'Trainees name the line of the slide that each picture shows.',
  },
  fr: {
    alt: 'Quatre images avec une coche : une étagère pleine de méthodes ; une cliente qui pose ses questions ; une cliente qui décide ; un implant retiré quand elle le souhaite.',
    note: 'Les participants disent la ligne que montre chaque image.',
  },
  es: {
    alt: 'Cuatro dibujos con una marca: un estante con muchos métodos; una clienta que pregunta; una clienta que decide; un implante que se retira cuando ella quiere.',
    note: 'El grupo dice qué línea muestra cada dibujo.',
  },
})

/** What breaks each of them. */
export const choiceBroken = four('choice-broken', CHOICE_BROKEN, false, {
  en: {
    alt: 'Four pictures with a cross: a shelf with one method; a provider who talks without end; a gift; an implant with a padlock.',
    note: 'For each picture ask: what would be right? When did we last see it?',
  },
  fr: {
    alt: 'Quatre images avec une croix : une étagère avec une seule méthode ; une soignante qui parle sans fin ; un cadeau ; un implant avec un cadenas.',
    note: 'Pour chaque image : qu’est-ce qui serait juste ? Quand l’avons-nous vu ?',
  },
  es: {
    alt: 'Cuatro dibujos con una cruz: un estante con un solo método; una proveedora que habla sin parar; un regalo; un implante con un candado.',
    note: 'En cada dibujo: ¿qué sería lo correcto? ¿Cuándo lo vimos por última vez?',
  },
})
