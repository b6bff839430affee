/* Texts that real people, devices and programs put into fields. hostile.ts has the texts that attackers send. */

/** Real names. */
export const names = [
  ...['Meritxell Col·lell', 'J. R. Smith', "O'Brien", 'O’Brien', 'D\u00B4Angelo', 'D`Angelo', 'Jean–Luc', 'Anne-Marie'],
  ...['Nuñez, Jr.', "Maria d'Àvila", 'José Mª', 'Mª José', 'Juan Carlos II', 'Juan Carlos 1º', 'Jennifer 8. Lee'],
  ...[
    'Łukasz Żółć',
    'Ødegård Ærø',
    'Þórður Ðórsson',
    'Đặng Thị Hồng',
    'Nguyễn Văn A',
    'Çağrı Işık',
    'İbrahim',
    'Dvořák',
  ],
  ...[
    'Ștefan Țurcanu',
    'Ğülşen',
    'Kővári',
    'Weiß',
    'Strauß-Müller',
    'Mc Donald',
    'van der Berg',
    "'t Hooft",
    "Ng'ang'a",
  ],
  ...[
    'N!xau',
    'ǃKung ǂToma',
    'Kahananui ʻŌkole',
    "Nu'uali'i",
    'Ana (Volta)',
    'Dwayne "The Rock" Johnson',
    'Rajesh a/l Muthu',
  ],
  ...[
    '山田\u3000太郎',
    '佐々木 希',
    '\u{20BB7}田 花子',
    '葛\u{E0100}城',
    'ジョン・スミス',
    'ﾔﾏﾀﾞ ﾀﾛｳ',
    'さくら',
    '王小明',
    '欧阳娜娜',
  ],
  ...['김민수', '남궁 민', 'Анна Каренина', 'Ёлкин-Щукин', 'Їжакевич', 'Ќире', 'Ελένη Παπαδοπούλου', 'ქეთევან', 'Արամ'],
  ...['محمد علي', 'عبد الرحمٰن', 'مهدی\u200cزاده', 'مَرْيَم', 'מַרְיָם כֹּהֵן', 'צ׳רלי', 'สมชาย ใจดี', 'ວັນນາ', 'ကျော်', 'សុខា'],
  ...['अनुष्का शर्मा', 'শ্রেয়া', 'தமிழ்ச்செல்வி', 'ക്രിസ്തു', 'ශ්‍රී', 'ሰላም', 'ᏣᎳᎩ', 'ᐃᓄᒃ', 'Jose\u0301 Nu\u0301n\u0303ez'],
  ...[
    'Ａｎａ　Ｎｕñｅｚ',
    '\u202AAna Núñez\u202C',
    'Ana\u00a0Núñez',
    'Ana\u200b',
    '\u200fסבטלנה',
    'Ana Núñez\r\n',
    'Ana\tNúñez',
  ],
  ...['Ana + Luis', 'X Æ A-Xii', 'P!nk', 'ʿAbd al-Raḥmān', 'Ngũgĩ wa Thiong’o', 'O＇Brien', 'Studio 54', 'Dʼangelo'],
  ...[
    '👩\u200d👧 Ana',
    'Ana 🌸',
    'Ana\uD83D',
    'Li',
    '李',
    'Christopher Montgomery-Wellesley-Cavendish of Upper Slaughter',
  ],
]

/** E-mail addresses as people type, paste and write them. */
export const emails = [
  ...[
    'ana@example.com',
    'Ana.Nunez@Example.COM',
    'ana+reels@example.co.uk',
    "o'neil@example.ie",
    'a@b.co',
    '123@example.com',
  ],
  ...[
    'ana＠example.com',
    'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ana@example。com',
    'mailto:ana@example.com',
    '<ana@example.com>',
  ],
  ...[
    'Ana <ana@example.com>',
    '"Núñez, Ana" <ana@example.com>',
    'ana@example.com.',
    'ana@example.com,',
    ' ana@example.com ',
  ],
  ...[
    'ana @ example.com',
    'ana@example.com\u200b',
    '\u2068ana@example.com\u2069',
    'ana.@docomo.ne.jp',
    'a..b@docomo.ne.jp',
  ],
  ...['info@muñoz.es', 'info@xn--muoz-hqa.es', 'анна@пример.рф', 'ana@例え.テスト', 'josé@example.com', 'ana@correo'],
  ...[
    'mailto://ana@example.com',
    'mailto:ana%2Breels@example.com?subject=a',
    'E-mail: ana@example.com',
    'ana﹫example.com',
  ],
  ...['ana@example.com (trabajo)', '¡ana@example.com!', 'ana@example.com?subject=a', 'mailto:%E0%A4%A@example.com'],
  ...[
    'ana',
    'ana@',
    '@example.com',
    'ana b@example.com',
    'ana@example.com; eva@example.com',
    'ana@gmail,com',
    'no tengo',
  ],
]

/** Telephone numbers of many countries, as address books write them. */
export const phones = [
  ...['+57 300 111 2233', '+57 (300) 111-2233', '+573001112233', '0057 300 111 2233', '300 111 2233', '(601) 555 0100'],
  ...[
    '\u202A+57 300 111 2233\u202C',
    '\u202D+57 300 111 2233\u202C',
    '+57\u00a0300\u00a0111\u00a02233',
    '+57.300.111.2233',
  ],
  ...[
    '＋５７　３００　１１１　２２３３',
    '+٥٧ ٣٠٠ ١١١ ٢٢٣٣',
    '+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹',
    '+९१ ९८७६५ ४३२१०',
    'tel:+573001112233',
  ],
  ...['+44 (0)7911 123456', '07911 123456', '+34 612 345 678', '612345678', '+49 151 23456789', '+1 (415) 555-0199'],
  ...[
    '+1 415-555-0199 ext. 5',
    '+81 90-1234-5678',
    '090-1234-5678',
    '+86 138 0013 8000',
    '+55 (11) 96123-4567',
    '+7 912 345-67-89',
  ],
  ...['+57 (0) 300 111 2233', '+39 (0)6 1234 5678', 'Tel. +57 300 111 2233', '+52 1 55 1234 5678', '﹢57 300 111 2233'],
  ...['https://wa.me/573001112233?text=Hola', 'whatsapp://send?phone=573001112233', '+57 300 111 22 33 (WhatsApp)'],
  ...[
    '8 (912) 345-67-89',
    '+966 50 123 4567',
    '+39 06 1234 5678',
    '+290 22158',
    '()()()',
    '+57 300',
    '00000000',
    'llámame',
  ],
]

/** Links as people copy them from browsers, chats and sentences. */
export const links = [
  ...['https://youtu.be/aqz-KE-bpKQ', 'youtu.be/aqz-KE-bpKQ', 'www.example.com', 'example.com', 'http:/example.com/a'],
  ...['Mira esto: https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ\u200B', 'https://youtu.be/aqz-KE-bpKQ.'],
  ...[
    '(https://example.com)',
    '<https://example.com>',
    '«https://example.com»',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  ...[
    'ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ａｂｃ',
    'https://es.wikipedia.org/wiki/Reel_(danza)',
    'https://fa.example/می\u200cخواهم',
  ],
  ...[
    'https://例え.テスト/動画',
    'пример.рф/видео',
    'https://muñoz.es/vídeo',
    'https://example.com/?a=1&b=%20#c',
    'HTTPS://EXAMPLE.COM',
  ],
  ...['https:／／example.com/a', 'https://https://example.com', 'https://example.com,https://example.org', 'reel.mp4'],
  ...['https://youtu.be/aqz-KE-bpKQ&t=90', 'https://studio.youtube.com/video/aqz-KE-bpKQ/edit', 'IMG_2034.MOV'],
  ...[
    'https://example.com https://example.org',
    'ftp://example.com/a',
    'C:\\Videos\\reel.mp4',
    '@montaje',
    'no tengo enlace',
  ],
]

/** Numbers and days in the digits and formats of many places. */
export const numbersAndDays = [
  ...[
    '2026-11-26',
    '26/11/2026',
    '11/26/2026',
    '26.11.2026',
    '２０２６－１１－２６',
    '٢٠٢٦-١١-٢٦',
    '۱۴۰۵/۰۹/۰۵',
    '令和8年11月26日',
    '2026–11–26',
  ],
  ...[
    '24',
    '２４',
    '٢٤',
    '२४',
    '1e',
    '12-',
    '1.000,50',
    '1,000.50',
    '1\u202f000',
    '½',
    'Ⅳ',
    '0',
    '-1',
    'G-ABCD1234',
    'Ｇ－ＡＢＣＤ１２３４',
  ],
]

/** Sentences as messengers, office programs and phones produce them. */
export const sentences = [
  'Hola,\u000Bquiero editar tres reels para mi tienda.',
  'Hola,\r\nquiero editar\rtres reels\u2028para mi\u2029tienda.\u0085Gracias.',
  'Quiero editar tres reels para mi tienda \uD83D',
  '\uDE00 Quiero editar tres reels para mi tienda',
  'Quiero editar\u0000 tres\u0008 reels\u001b para mi tienda.',
  '\uFEFFQuiero editar tres reels para mi tienda.',
  'Quiero\u00a0editar\u202ftres\u3000reels\u2009para mi tienda, «\u00a0gracias\u00a0».',
  'Familia 👩\u200d👩\u200d👧\u200d👦, bandera 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}, corazón ❤\uFE0F, tono 👍🏽, 🇨🇴, 1\uFE0F\u20E3',
  'من می\u200cخواهم سه ویدیو برای فروشگاهم تدوین کنید، متشکرم.',
  'أريد تحرير ثلاثة مقاطع لمتجري\u200f، رقمي \u202a+57 311 222 3333\u202c شكرًا.',
  'אני רוצה לערוך שלושה סרטונים לחנות שלי, \u2067תודה\u2069 \u202eרבה\u202c.',
  '我想为我的店铺剪辑三个短片，需要中文字幕，预算大概八百美元，请告诉我怎么开始。',
  'お店のために三本のショート動画を編集してほしいです。よろしくお願いします。',
  'ผมอยากตัดต่อวิดีโอสามตัวสำหรับร้านของผมครับไม่มีเว้นวรรคเลยสักที่เดียวในข้อความนี้',
  `Una palabra sin fin: ${'a'.repeat(200)}`,
  `${'🎬'.repeat(200)} reels para mi tienda`,
  '我'.repeat(1000),
  'Quiero tres reels — “sin prisa” – para mi tienda… ¿Cuánto cuesta? 50 % de anticipo, 3 × 45″.',
  'El archivo pesa 5\u00adGB y mide 1\u2060080p, e\u0301l lo tiene.',
  '=1+1 reels para mi tienda, por favor; gracias, «Ana».',
]

/** All values above, without duplicates. */
export const worldValues = [
  ...new Set([...names, ...emails, ...phones, ...links, ...numbersAndDays, ...sentences, '', ' ', '\u200b']),
]
