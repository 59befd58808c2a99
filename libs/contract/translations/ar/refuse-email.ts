import type { Translated } from '../../messages/translated.js'

export const refuseEmail: Translated['refuseEmail'] = {
  refuseAnotherEmailAddress: 'رفض عنوان بريد آخر',
  changeTheEmailAddressOf: 'هل تريد تغيير عنوان البريد الإلكتروني لحسابك؟',
  aMemberOfOurStaff: 'طلب ذلك أحد أعضاء فريقنا. لم يتغير شيء بعد.',
  newAddress: 'العنوان الجديد',
  confirmedThere: 'أُكّد هناك',
  notYet: 'ليس بعد',
  ifYouDoNothingThe: 'إذا لم تفعل شيئًا، يحل العنوان الجديد محل عنوانك في',
  onceItIsConfirmedWhoever: '، بعد تأكيده. عندها يستطيع من يقرأ بريده تسجيل الدخول إلى حسابك.',
  refuseKeepMyAddress: 'رفض: الإبقاء على عنواني',
  agreeToTheNewAddress: 'الموافقة على العنوان الجديد',
  refused: 'تم الرفض',
  yourAddressStaysAsIt: 'يبقى عنوانك كما هو، ولا يفتح الرابط في الرسالة الأخرى شيئًا.',
  didNotExpectThis: 'لم تكن تعلم بهذا؟ يُرجى إبلاغنا لنبحث الأمر.',
  contactUs: 'تواصل معنا',
  fromNowOnYouSign: (newEmailAddress) => `من الآن فصاعدًا تسجّل الدخول بالعنوان ${newEmailAddress}.`,
  countsAsSoonAsIt: (newEmailAddress) =>
    `يُعتمد ${newEmailAddress} فور تأكيده من هناك. حتى ذلك الحين تسجّل الدخول كما كان.`,
  addressChanged: 'غُيّر العنوان',
  agreed: 'تمت الموافقة',
}
