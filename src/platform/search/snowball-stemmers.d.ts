declare module 'snowball-stemmers' {
  /** The name of a language in English, such as 'french'. */
  const snowball: { newStemmer(language: string): { stem(word: string): string } }
  export default snowball
}
