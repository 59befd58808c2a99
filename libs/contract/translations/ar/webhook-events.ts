import type { Translated } from '../../messages/translated.js'

export const webhookEvents: Translated['webhookEvents'] = {
  events: 'الأحداث',
  eventsLead: 'كل ما حدث في حسابك، سواء طلبته نقطة نهاية أم لا.',
  filterEvents: 'تصفية الأحداث',
  nothingIsListedYet: 'لا شيء معروض بعد.',
  pleaseCorrectTheFilterAbove: 'يُرجى تصحيح التصفية أعلاه.',
  noEventsFound: 'لم يُعثر على أحداث.',
  nothingMatchesThisFilter: 'لا شيء يطابق هذه التصفية.',
  eachPaymentRefundAndDispute: 'تترك كل دفعة وعملية ردّ واعتراض أحداثًا هنا.',
  pagesOfTheList: 'صفحات القائمة',
  data: 'البيانات',
  thisEventIsOlderThan: 'مضى على هذا الحدث أكثر من 60 يومًا، ولم يعد محتواه محفوظًا.',
}
