import type { Translated } from '../../messages/translated.js'

export const factors: Translated['factors'] = {
  secondFactor: {
    required:
      'Veuillez utiliser votre clé d’accès, ou saisir un code de votre application d’authentification ou un code de récupération',
    enrolmentRequired: 'Votre compte exige un second facteur. Veuillez en configurer un pour continuer',
    challengeInvalid:
      'Cette connexion a pris trop de temps, ou est déjà terminée. Veuillez recommencer avec votre mot de passe',
    wrongCode: 'Ce code est incorrect, ou a déjà été utilisé',
    codeRequired: 'Le code est obligatoire',
    challengeRequired: 'Le défi est obligatoire',
    methodRequired: 'Veuillez indiquer de quelle méthode vient le code',
    nameRequired: 'Le nom est obligatoire',
    factorRequired: 'Veuillez indiquer de quel facteur il s’agit',
    tooMany: 'Vous avez le nombre maximal de seconds facteurs. Supprimez-en un d’abord',
    none: 'Vous n’avez pas de second facteur. Les codes de récupération viennent avec le premier',
  },
  codeStep: {
    title: 'Saisissez votre code',
    byCode: 'Veuillez saisir un code de votre application d’authentification, ou un code de récupération',
    byPasskey: 'Veuillez utiliser votre clé d’accès',
    byEither: 'Veuillez utiliser votre clé d’accès, ou saisir un code',
    titleOfPasskey: 'Confirmez que c’est bien vous',
    code: 'Code',
    help: 'Les six chiffres que votre application affiche en ce moment, ou un de vos codes de récupération.',
    helpOfRecovery: 'Un de vos codes de récupération, si vous n’avez pas votre clé d’accès à portée de main.',
    submit: 'Vérifier',
    startAgain: 'Recommencer avec votre mot de passe',
  },
}
