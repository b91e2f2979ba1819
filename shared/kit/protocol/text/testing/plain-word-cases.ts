/** Texts, and their words as they are searched for. TypeScript and the database are held to the same ones. */
export const plainWordCases: readonly (readonly [text: string, words: string])[] = [
  ['Smith & Söhne (Zürich)', 'smith sohne zurich'],
  ['Développeur ML', 'developpeur ml'],
  ['Zu\u0308rich', 'zurich'],
  ["O'Donnell", 'odonnell'],
  ['O’Donnell', 'odonnell'],
  ['L`Oréal', 'loreal'],
  ['Smith-Jones', 'smith jones'],
  ['Smith\u2011Jones', 'smith jones'],
  ['  Łódź, GROẞE Straße, Ærø, Đà Nẵng, Þór ', 'lodz grosse strasse aero da nang thor'],
  ['pay\u200Bpal \u202ANew\u00A0York\u202C', 'paypal new york'],
  ['ＡＢＣ１２３', 'abc123'],
  ['C++, C# & .NET +1 #5', 'c++ c# net 1 5'],
  ['+1 (737) 555-0142', '1 737 555 0142'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['東京 Россия Ёлка', '東京 россия елка'],
  ['—!?', ''],
];
