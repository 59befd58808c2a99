import type { Translated } from '../../messages/translated.js'
import { counted } from '../../words.js'

const count = counted('fr')

export const devices: Translated['devices'] = {
  title: 'Connecter une ligne de commande',
  lead: 'Autorisez gatehouse-cli, sur un de vos ordinateurs, à appeler Gatehouse en mode test.',
  enterTheCode: 'Saisissez le code',
  whereTheCodeIs: 'gatehouse-cli login l’affiche dans le terminal. Il est valable dix minutes.',
  code: 'Code',
  goOn: 'Continuer',
  isItYours: 'Est-ce votre terminal ?',
  sameCode: 'Il doit afficher ce code. Si aucune de vos connaissances ne vient de le demander, refusez.',
  computer: 'Ordinateur',
  askedFrom: 'Demandé depuis',
  program: 'Programme',
  asked: 'Demandé le',
  whatItGets: 'Ce qu’elle obtient',
  aKeyForDays: (days) => `Un utilisateur API en mode test, pour ${count(days, { one: '# jour', other: '# jours' })}`,
  role: 'Rôle',
  commandLinePermissions:
    'Ce que la ligne de commande a le droit de faire. Vous pouvez le modifier plus tard, ou y mettre fin, sous Utilisateurs API.',
  allow: 'Autoriser',
  deny: 'Refuser',
  anotherCode: 'Saisir un autre code',
  allowed: 'Autorisée. Votre terminal continue de lui-même',
  denied: 'Refusée. Le code ne vaut plus rien',
  failedToAllow: 'La ligne de commande n’a pas pu être autorisée',
  failedToDeny: 'La ligne de commande n’a pas pu être refusée',
  orSignIn: 'Un terminal vous affiche un code ?',
}
