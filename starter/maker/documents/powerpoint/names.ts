import type { SourceDocument } from '../source.ts'

export interface Names {
  /** The language of the text for spelling checkers and screen readers. */
  code: string
  cover: string
  title: string
  text: string
  picture: string
  /** Endings of the names of layouts. */
  withPicture: string
  titleOnly: string
  table: string
  note: string
  bar: string
  label: string
  /** The words over a picture. */
  labels: string
  module: string
  licence: string
  footer: string
  number: string
  header: string
  slide: string
  notes: string
  /** Prompts in empty placeholders. */
  typeTitle: string
  typeText: string
  typeNotes: string
  addPicture: string
  levels: string[]
}

/** Names of layouts, placeholders and shapes, which PowerPoint shows to people who edit a deck. */
export const NAMES: Record<SourceDocument['language'], Names> = {
  en: {
    code: 'en-GB',
    cover: 'Title slide',
    title: 'Title',
    text: 'Text',
    picture: 'Picture',
    withPicture: 'with picture',
    titleOnly: 'title only',
    table: 'Table',
    note: 'Note',
    bar: 'Bar',
    label: 'Label',
    labels: 'Labels',
    module: 'Module',
    licence: 'Licence',
    footer: 'Footer',
    number: 'Slide number',
    header: 'Header',
    slide: 'Slide',
    notes: 'Notes',
    typeTitle: 'Type the title',
    typeText: 'Type the text',
    typeNotes: 'Type the notes',
    addPicture: 'Add a picture',
    levels: ['Second level', 'Third level', 'Fourth level', 'Fifth level'],
  },
  fr: {
    code: 'fr-FR',
    cover: 'Diapositive de titre',
    title: 'Titre',
    text: 'Texte',
    picture: 'Image',
    withPicture: 'avec image',
    titleOnly: 'titre seul',
    table: 'Tableau',
    note: 'Note',
    bar: 'Barre',
    label: 'Étiquette',
    labels: 'Mots de l’image',
    module: 'Module',
    licence: 'Licence',
    footer: 'Pied de page',
    number: 'Numéro de diapositive',
    header: 'En-tête',
    slide: 'Diapositive',
    notes: 'Commentaires',
    typeTitle: 'Saisissez le titre',
    typeText: 'Saisissez le texte',
    typeNotes: 'Saisissez les commentaires',
    addPicture: 'Ajoutez une image',
    levels: ['Deuxième niveau', 'Troisième niveau', 'Quatrième niveau', 'Cinquième niveau'],
  },
  es: {
    code: 'es-ES',
    cover: 'Diapositiva de título',
    title: 'Título',
    text: 'Texto',
    picture: 'Imagen',
    withPicture: 'con imagen',
    titleOnly: 'solo título',
    table: 'Tabla',
    note: 'Nota',
    bar: 'Barra',
    label: 'Etiqueta',
    labels: 'Palabras de la imagen',
    module: 'Módulo',
    licence: 'Licencia',
    footer: 'Pie de página',
    number: 'Número de diapositiva',
    header: 'Encabezado',
    slide: 'Diapositiva',
    notes: 'Notas',
    typeTitle: 'Escriba el título',
    typeText: 'Escriba el texto',
    typeNotes: 'Escriba las notas',
    addPicture: 'Agregue una imagen',
    levels: ['Segundo nivel', 'Tercer nivel', 'Cuarto nivel', 'Quinto nivel'],
  },
}
