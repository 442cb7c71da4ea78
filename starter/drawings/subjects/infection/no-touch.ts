import { methodShapes } from '../../kit/methods.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { syringe } from '../injectables/syringe.ts'
import { forceps } from './stations.ts'

/** Parts that only sterile things may touch. */
export const noTouch = tilesDiagram('no-touch', [needle, rod, iud, pack], {
  en: {
    words: ['The needle', 'The implant', 'The IUD', 'Inside a sterile pack'],
    alt: 'Four parts in dashed rings that only sterile things touch: the needle of a syringe, the rod of an implant, an IUD, the inside of a sterile pack.',
    note: 'Ask of each: does it go through skin, or into the womb? Then only sterile things touch it.',
  },
  fr: {
    words: ['L’aiguille', 'L’implant', 'Le DIU', 'L’intérieur du paquet stérile'],
    alt: 'Quatre parties entourées d’un cercle en pointillé, que seul un objet stérile touche : l’aiguille d’une seringue, le bâtonnet d’un implant, un DIU, l’intérieur d’un emballage stérile.',
    note: 'Pour chaque image : cette partie traverse-t-elle la peau, entre-t-elle dans l’utérus ? Alors seul un objet stérile la touche.',
  },
  es: {
    words: ['La aguja', 'El implante', 'El DIU', 'El interior del paquete estéril'],
    alt: 'Cuatro partes dentro de un círculo de rayas, que solo tocan las cosas estériles: la aguja de una jeringa, la varilla de un implante, un DIU, el interior de un paquete estéril.',
    note: 'Pregunte en cada dibujo: ¿atraviesa la piel o entra en el útero? Entonces solo lo toca lo estéril.',
  },
})

function ring(x: number, y: number, radius: number): Shape {
  return circle(x, y, radius, { stroke: 'terracotta', width: 4, dash: [8, 7] })
}

function needle(): Shape[] {
  return [syringe(0.2, { x: 50, y: 96, scale: 0.42 }), ring(50, 80, 20)]
}

function rod(): Shape[] {
  return [
    path('M22 66L78 36', { stroke: 'indigo', width: 13 }),
    path('M23 65.5L77 36.5', { stroke: 'white', width: 8 }),
    ring(50, 51, 45),
  ]
}

function iud(): Shape[] {
  return [group(methodShapes('iud'), { x: 4, y: 0, scale: 0.92 }), ring(50, 52, 46)]
}

function pack(): Shape[] {
  return [
    group(
      [
        rect(6, 12, 88, 78, { fill: 'white', stroke: 'indigo', width: 4, radius: 6 }),
        path('M6 12L28 34H72L94 12', { fill: 'indigoPale', stroke: 'indigo', width: 3 }),
        forceps(50, 64, 84, 0.5),
        ring(50, 64, 38),
      ],
      { x: 7, y: -2, scale: 0.86 },
    ),
  ]
}
