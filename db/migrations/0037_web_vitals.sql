CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"up_to" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "web_vitals_day_kind_device_vital_up_to_pk" PRIMARY KEY("day","kind","device","vital","up_to"),
	CONSTRAINT "web_vitals_kind" CHECK ("web_vitals"."kind" in ('home', 'shop', 'detail', 'cart', 'checkout', 'account', 'other')),
	CONSTRAINT "web_vitals_device" CHECK ("web_vitals"."device" in ('phone', 'desktop')),
	CONSTRAINT "web_vitals_vital" CHECK ("web_vitals"."vital" in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
	CONSTRAINT "web_vitals_views" CHECK ("web_vitals"."views" > 0)
);
