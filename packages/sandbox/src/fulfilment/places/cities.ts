import type { GeoPoint } from '@grocer/foundation/domain';

/** A city with stores and ZIP codes around it. */
export interface City extends GeoPoint {
  readonly name: string;
  readonly region: string;
  readonly timeZone: string;
  /** The first three digits of its ZIP codes. */
  readonly prefixes: readonly string[];
}

const EASTERN = `
Cincinnati OH 39.10 -84.51 450 451 452
Columbus OH 39.96 -83.00 430 431 432
Cleveland OH 41.50 -81.69 440 441
Dayton OH 39.76 -84.19 453 454
Toledo OH 41.65 -83.54 434 435 436
Akron OH 41.08 -81.52 442 443
Covington KY 39.08 -84.51 410
Lexington KY 38.04 -84.50 403 404 405
Louisville KY 38.25 -85.76 400 401 402
Atlanta GA 33.75 -84.39 300 301 302 303
Savannah GA 32.08 -81.09 313 314
Augusta GA 33.47 -81.97 308 309
Charlotte NC 35.23 -80.84 280 281 282
Raleigh NC 35.78 -78.64 275 276
Greensboro NC 36.07 -79.79 270 272 274
Wilmington NC 34.23 -77.94 284
Richmond VA 37.54 -77.44 230 231 232
Norfolk VA 36.85 -76.29 233 234 235
Roanoke VA 37.27 -79.94 240
Columbia SC 34.00 -81.03 290 291 292
Charleston SC 32.78 -79.93 294
Greenville SC 34.85 -82.40 293 296
Charleston WV 38.35 -81.63 250 251 253
Knoxville TN 35.96 -83.92 377 378 379
Philadelphia PA 39.95 -75.17 190 191
Pittsburgh PA 40.44 -80.00 150 151 152
New_York NY 40.71 -74.01 100 101 104
Newark NJ 40.74 -74.17 070 071
Buffalo NY 42.89 -78.88 140 142
Baltimore MD 39.29 -76.61 210 211 212
Washington DC 38.90 -77.04 200 202 203
Boston MA 42.36 -71.06 021 022
Jacksonville FL 30.33 -81.66 320 322
Orlando FL 28.54 -81.38 327 328
Tampa FL 27.95 -82.46 335 336
Miami FL 25.76 -80.19 330 331`;

const MICHIGAN = `
Detroit MI 42.33 -83.05 481 482
Flint MI 43.01 -83.69 484 485
Lansing MI 42.73 -84.56 488 489
Kalamazoo MI 42.29 -85.59 490 491
Grand_Rapids MI 42.96 -85.67 493 494 495`;

const INDIANA = `
Indianapolis IN 39.77 -86.16 460 461 462
South_Bend IN 41.68 -86.25 465 466
Fort_Wayne IN 41.08 -85.14 467 468
Columbus IN 39.20 -85.92 472
Muncie IN 40.19 -85.39 473
Bloomington IN 39.17 -86.53 474
Lafayette IN 40.42 -86.88 479`;

const CENTRAL = `
Chicago IL 41.88 -87.63 600 601 602 603 604 605 606
Peoria IL 40.69 -89.59 615 616
Springfield IL 39.78 -89.65 625 627
Milwaukee WI 43.04 -87.91 530 531 532
Madison WI 43.07 -89.40 535 537
Green_Bay WI 44.51 -88.01 541 543
St._Louis MO 38.63 -90.20 630 631
Kansas_City MO 39.10 -94.58 640 641
Jefferson_City MO 38.58 -92.17 650 651
Springfield MO 37.21 -93.29 656 658
Wichita KS 37.69 -97.34 670 672
Topeka KS 39.05 -95.68 664 666
Salina KS 38.84 -97.61 674
Omaha NE 41.26 -95.94 680 681
Lincoln NE 40.81 -96.68 683 685
Des_Moines IA 41.59 -93.62 500 503
Davenport IA 41.52 -90.58 527 528
Minneapolis MN 44.98 -93.27 553 554
Memphis TN 35.15 -90.05 380 381
Nashville TN 36.16 -86.78 370 371 372
Birmingham AL 33.52 -86.80 350 352
Huntsville AL 34.73 -86.59 357 358
Little_Rock AR 34.75 -92.29 720 721 722
Dallas TX 32.78 -96.80 750 751 752 753
Fort_Worth TX 32.76 -97.33 760 761
Houston TX 29.76 -95.37 770 772 773 774
Austin TX 30.27 -97.74 786 787
San_Antonio TX 29.42 -98.49 780 782
Oklahoma_City OK 35.47 -97.52 730 731
Tulsa OK 36.15 -95.99 740 741
New_Orleans LA 29.95 -90.07 700 701
Jackson MS 32.30 -90.18 390 392`;

const MOUNTAIN = `
Denver CO 39.74 -104.99 800 801 802
Fort_Collins CO 40.59 -105.08 805
Colorado_Springs CO 38.83 -104.82 808 809
Pueblo CO 38.25 -104.61 810
Grand_Junction CO 39.06 -108.55 815
Cheyenne WY 41.14 -104.82 820
Billings MT 45.78 -108.50 590 591
Salt_Lake_City UT 40.76 -111.89 840 841
Ogden UT 41.22 -111.97 844
Provo UT 40.23 -111.66 846
Albuquerque NM 35.08 -106.65 870 871
Santa_Fe NM 35.69 -105.94 875
El_Paso TX 31.76 -106.49 799 885`;

const IDAHO = `
Boise ID 43.62 -116.20 836 837
Twin_Falls ID 42.56 -114.46 833
Idaho_Falls ID 43.49 -112.03 834`;

const ARIZONA = `
Phoenix AZ 33.45 -112.07 850 851 853
Mesa AZ 33.42 -111.83 852
Tucson AZ 32.22 -110.97 856 857
Flagstaff AZ 35.20 -111.65 860
Prescott AZ 34.54 -112.47 863`;

const PACIFIC = `
Los_Angeles CA 34.05 -118.24 900 901 902 910 917
Long_Beach CA 33.77 -118.19 907 908
Anaheim CA 33.84 -117.91 926 928
Riverside CA 33.95 -117.40 923 925
San_Diego CA 32.72 -117.16 919 920 921
Bakersfield CA 35.37 -119.02 932 933
Fresno CA 36.74 -119.79 936 937
San_Jose CA 37.34 -121.89 950 951
San_Francisco CA 37.77 -122.42 940 941
Oakland CA 37.80 -122.27 945 946
Sacramento CA 38.58 -121.49 956 957 958
Portland OR 45.52 -122.68 970 971 972
Salem OR 44.94 -123.04 973
Eugene OR 44.05 -123.09 974
Seattle WA 47.61 -122.33 980 981
Tacoma WA 47.25 -122.44 983 984
Spokane WA 47.66 -117.43 990 991 992
Las_Vegas NV 36.17 -115.14 889 890 891
Reno NV 39.53 -119.81 894 895`;

const ALASKA = `
Anchorage AK 61.22 -149.90 995 996
Fairbanks AK 64.84 -147.72 997
Juneau AK 58.30 -134.42 998`;

/** Outside the search radius of every store. */
const HAWAII = `
Honolulu HI 21.31 -157.86 967 968`;

const inZone = (timeZone: string, rows: string): readonly City[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', region = '', lat, lng, ...prefixes] = row.split(' ');
      return {
        name: name.replaceAll('_', ' '),
        region,
        lat: Number(lat),
        lng: Number(lng),
        timeZone,
        prefixes,
      };
    });

/** Returns cities of the United States, with their location and the prefixes of their ZIP codes. */
export const cities = (): readonly City[] => [
  ...inZone('America/New_York', EASTERN),
  ...inZone('America/Detroit', MICHIGAN),
  ...inZone('America/Indiana/Indianapolis', INDIANA),
  ...inZone('America/Chicago', CENTRAL),
  ...inZone('America/Denver', MOUNTAIN),
  ...inZone('America/Boise', IDAHO),
  ...inZone('America/Phoenix', ARIZONA),
  ...inZone('America/Los_Angeles', PACIFIC),
  ...inZone('America/Anchorage', ALASKA),
  ...inZone('Pacific/Honolulu', HAWAII),
];
