CREATE TABLE "saved_presets" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_presets_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
CREATE TABLE "seen_presets" (
	"user_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_presets_user_id_preset_id_pk" PRIMARY KEY("user_id","preset_id")
);
--> statement-breakpoint
ALTER TABLE "saved_presets" ADD CONSTRAINT "saved_presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_presets" ADD CONSTRAINT "saved_presets_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_presets" ADD CONSTRAINT "seen_presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_presets" ADD CONSTRAINT "seen_presets_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_presets_by_preset" ON "saved_presets" USING btree ("preset_id");--> statement-breakpoint
CREATE INDEX "seen_presets_by_preset" ON "seen_presets" USING btree ("preset_id");